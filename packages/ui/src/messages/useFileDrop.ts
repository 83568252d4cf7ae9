import { pastesFiles } from '@portal/domain/messages';
import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** The handlers of an element onto which files can be dropped, and into which they can be pasted. */
interface FileDropHandlers {
  onDragOver: (event: DragEvent) => void;
  onDragLeave: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Handles dropped and pasted files; text is left to the browser.
 *
 * @param onFiles null = none are taken now
 * @returns whether files are held over the element, and its handlers
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null): [boolean, FileDropHandlers] {
  const [over, setOver] = useState(false);
  return [
    over,
    {
      onDragOver: (event) => {
        if (!hasFiles(event)) return;
        // Otherwise the browser would open the file in place of the page, even where files are not accepted.
        event.preventDefault();
        setOver(onFiles !== null);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
      onPaste: (event) => {
        const { clipboardData } = event;
        const files = [...clipboardData.files];
        if (!pastesFiles(files, clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        onFiles?.(files);
      },
    },
  ];
}
