import { known } from '@portal/mocks/choose';
import { PASSWORD } from '@portal/mocks/personas';
import { useId, useState, useSyncExternalStore } from 'react';
import { BackendForm } from './BackendForm.tsx';
import type { Demo } from './demo.ts';
import { DRAWER_STYLES } from './drawer-styles.ts';
import { FORM_STYLES } from './form-styles.ts';

/** From this viewport width, the open drawer fits beside the sign-in form. */
const WIDE_FROM_PX = 1000;

const DEFAULTS = { student: 'Nobody', clock: 'Now. Choose a time to see another day.' };

/** The demo's drawer at the edge of the page: chooses the student to sign in as, and configures the mock backend. */
export function Drawer({ demo }: { demo: Demo }) {
  const { choice, made } = useSyncExternalStore(demo.subscribe, demo.state);
  const signedOut = choice.student === null;
  const [chosen, setOpen] = useState<boolean | null>(null);
  const open = chosen ?? (signedOut && innerWidth >= WIDE_FROM_PX);
  const id = useId();
  return (
    <>
      <style>{FORM_STYLES + DRAWER_STYLES}</style>
      <aside aria-label="Demo" className={open ? 'open' : ''}>
        <button type="button" className="handle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Close' : signedOut ? 'Whom to sign in as' : 'Demo'}
        </button>
        <div id={id} className="inside" hidden={!open}>
          <h2>Demo</h2>
          <p className="intro">
            {signedOut
              ? 'Nobody is signed in. Choose a student here, or type one of these names and the password '
              : 'This school lives in your browser. To sign in by hand, the password of everybody is '}
            <code>{PASSWORD}</code>.
          </p>
          <BackendForm
            known={known}
            choice={choice}
            defaults={DEFAULTS}
            made={made}
            onChange={(next) => void demo.choose(next)}
          />
          <Share onReset={demo.reset} />
        </div>
      </aside>
    </>
  );
}

function Share({ onReset }: { onReset: () => Promise<void> }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid('Copied. Anyone who opens the link sees this page as you do.'),
      () => setSaid('Copy the URL of this page: anyone who opens it sees the page as you do.'),
    );
  return (
    <div className="share backend">
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <button type="button" onClick={() => void onReset()}>
        Begin again
      </button>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  );
}
