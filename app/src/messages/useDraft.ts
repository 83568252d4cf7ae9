import { noAttachments, toOutgoing, type OutgoingAttachment } from '@portal/domain/messages';
import type { AttachmentsControl } from '@portal/ui/messages';
import { useDraftStore } from './useDraftStore.ts';
import type { DraftKey } from './draft-store.ts';

/** The props of a draft's form, without those of its fields. */
interface DraftForm {
  form: AttachmentsControl & { version: number; kept: boolean; onDiscard: () => void };
  /** The files that were read. */
  outgoing: () => OutgoingAttachment[];
}

/** The attachments and the state of a draft. */
export function useDraft(draft: DraftKey): DraftForm {
  const [{ drafts, attachments, versions, kept }, store] = useDraftStore();
  const stored = draft === 'new' ? drafts.newMessage : drafts.replies[draft];
  const own = attachments[draft] ?? { ...noAttachments, missing: stored?.files ?? [] };
  return {
    form: {
      attachments: own,
      onAdd: (files) => store.addFiles(draft, files),
      onRemove: (file) => store.removeFile(draft, file),
      onForget: (name) => store.forgetFile(draft, name),
      version: versions[draft] ?? 0,
      kept,
      onDiscard: () => store.clear(draft),
    },
    outgoing: () => toOutgoing(own),
  };
}
