import { NOTHING_CHOSEN } from '@portal/mocks/choice';
import { LinkIcon, UndoIcon } from '@storybook/icons';
import { useState, useSyncExternalStore } from 'react';
import { AddonPanel, Button, EmptyTabContent } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { BackendForm } from '../../app/src/demo/BackendForm.tsx';
import { FORM_STYLES } from '../../app/src/demo/form-styles.ts';
import type { BackendModel } from './backend-model.ts';
import { isFlow } from './messages.ts';

const Panel = styled.div(({ theme }) => ({
  '--paper': theme.background.content,
  '--ink': theme.color.defaultText,
  '--muted': theme.textMutedColor,
  '--line': theme.input.border,
  '--accent': theme.color.secondary,
  colorScheme: theme.base,
  maxWidth: 560,
  padding: 16,
}));

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBottom: 16 });

const Message = styled.p(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  color: theme.textMutedColor,
  '&:empty': { display: 'none' },
}));

const DEFAULTS = {
  student: 'The student of this flow',
  clock: 'The time of this flow: Saturday morning, 21 November 2026.',
};

/** The panel "Backend": chooses the student, the time and the faults of the mock backend in a flow. */
export function BackendPanel({ model, active }: { model: BackendModel; active: boolean }) {
  const { choice, known, made } = useSyncExternalStore(model.subscribe, model.state);
  const story = useStorybookApi().getCurrentStoryData() as { title: string } | undefined;
  const [message, setMessage] = useState('');
  const copy = () => {
    const link = model.link();
    navigator.clipboard.writeText(link).then(
      () => setMessage('Copied. Anyone who opens the link sees this page as you do.'),
      () => setMessage(link),
    );
  };
  return (
    <AddonPanel active={active}>
      {known && story && isFlow(story.title) ? (
        <Panel>
          <style>{FORM_STYLES}</style>
          <Actions>
            <Button size="small" variant="outline" ariaLabel={false} onClick={copy}>
              <LinkIcon /> Copy link
            </Button>
            <Button size="small" variant="outline" ariaLabel={false} onClick={() => model.choose(NOTHING_CHOSEN)}>
              <UndoIcon /> Reset
            </Button>
            <Message role="status">{message}</Message>
          </Actions>
          <BackendForm
            known={known}
            choice={choice}
            defaults={DEFAULTS}
            made={made}
            onChange={(next) => model.choose(next)}
          />
        </Panel>
      ) : (
        <EmptyTabContent
          title="This story has no backend"
          description="Open a story under Flows, such as “Whole portal”, to choose who is signed in, what fails and what the school locks."
        />
      )}
    </AddonPanel>
  );
}
