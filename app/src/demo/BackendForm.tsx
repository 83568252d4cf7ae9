import { withFailure, type Choice, type ChosenFailure, type Known } from '@portal/mocks/choice';
import { useId, useState } from 'react';

interface BackendFormProps {
  /** The options. */
  known: Known;
  choice: Choice;
  /** The texts for no chosen student and for no chosen time. */
  defaults: { student: string; clock: string };
  /** The calls that this page has made, the latest first. */
  made: readonly string[];
  onChange: (choice: Choice) => void;
}

const DELAYS = [
  [0, 'At once'],
  [800, 'After a moment'],
  [3000, 'After 3 seconds'],
  [12_000, 'After 12 seconds'],
] as const;

/**
 * The form that configures the mock backend, in the demo's drawer and in Storybook's panel. It has native controls,
 * styled by `form-styles.ts`.
 */
export function BackendForm({ known, choice, defaults, made, onChange }: BackendFormProps) {
  const change = (part: Partial<Choice>) => onChange({ ...choice, ...part });
  const delays = DELAYS.some(([ms]) => ms === choice.delayMs)
    ? DELAYS
    : [...DELAYS, [choice.delayMs, `After ${choice.delayMs} ms`] as const];
  return (
    <form className="backend" onSubmit={(event) => event.preventDefault()}>
      <Students
        students={known.students}
        chosen={choice.student}
        none={defaults.student}
        onChoose={(student) => change({ student })}
      />
      <fieldset>
        <legend>Time and connection</legend>
        <label className="row">
          <span>Time at the school</span>
          <input
            type="datetime-local"
            value={choice.clock ?? ''}
            onChange={({ target }) => change({ clock: target.value === '' ? null : target.value.slice(0, 16) })}
          />
        </label>
        <p className="hint">{choice.clock === null ? defaults.clock : 'In Sydney. Clear the field to reset it.'}</p>
        <label className="row">
          <span>Responses come</span>
          <select value={choice.delayMs} onChange={({ target }) => change({ delayMs: Number(target.value) })}>
            {delays.map(([ms, title]) => (
              <option key={ms} value={ms}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Check title="No connection" checked={choice.offline} onCheck={(offline) => change({ offline })} />
      </fieldset>
      <Failures known={known} made={made} failures={choice.failures} onChange={(failures) => change({ failures })} />
      <fieldset>
        <legend>At this school</legend>
        {known.switches.map(({ name, title }) => (
          <Check
            key={name}
            title={title}
            checked={choice.switches.includes(name)}
            onCheck={(on) =>
              change({ switches: on ? [...choice.switches, name] : choice.switches.filter((one) => one !== name) })
            }
          />
        ))}
      </fieldset>
    </form>
  );
}

function Check({ title, checked, onCheck }: { title: string; checked: boolean; onCheck: (checked: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      <span>{title}</span>
    </label>
  );
}

interface StudentsProps {
  students: Known['students'];
  chosen: string | null;
  /** The text for no choice. */
  none: string;
  onChoose: (userName: string | null) => void;
}

function Students({ students, chosen, none, onChoose }: StudentsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>Signed in as</legend>
      <div className="list">
        <label className="check">
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
          <span>{none}</span>
        </label>
        {students.map(({ userName, about }) => (
          <label key={userName} className="check">
            <input type="radio" name={name} checked={chosen === userName} onChange={() => onChoose(userName)} />
            <span>
              <strong>{userName}</strong> {about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FailuresProps {
  known: Known;
  made: readonly string[];
  failures: readonly ChosenFailure[];
  onChange: (failures: readonly ChosenFailure[]) => void;
}

const nameOf = (call: string) => (call === '*' ? 'All calls' : call);

function Failures({ known, made, failures, onChange }: FailuresProps) {
  const [call, setCall] = useState('*');
  const [kind, setKind] = useState<ChosenFailure['kind']>('broken');
  const titleOf = (wanted: string) => known.failures.find((one) => one.kind === wanted)?.title;
  const others = known.calls.filter((one) => !made.includes(one));
  return (
    <fieldset>
      <legend>What fails</legend>
      {failures.map((failure) => (
        <p key={failure.call} className="row failure">
          <span>
            <strong>{nameOf(failure.call)}</strong> {titleOf(failure.kind)}
          </span>
          <button
            type="button"
            aria-label={`Remove failure of ${nameOf(failure.call)}`}
            onClick={() => onChange(failures.filter((one) => one !== failure))}
          >
            Remove
          </button>
        </p>
      ))}
      <label className="row">
        <span>Call</span>
        <select value={call} onChange={({ target }) => setCall(target.value)}>
          <option value="*">{nameOf('*')}</option>
          <CallGroup label="Made by this page" calls={made} />
          <CallGroup label="All other calls" calls={others} />
        </select>
      </label>
      <label className="row">
        <span>How</span>
        <select value={kind} onChange={({ target }) => setKind(target.value as ChosenFailure['kind'])}>
          {known.failures.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="wide" onClick={() => onChange(withFailure(failures, { call, kind }))}>
        Make it fail
      </button>
    </fieldset>
  );
}

function CallGroup({ label, calls }: { label: string; calls: readonly string[] }) {
  return (
    calls.length > 0 && (
      <optgroup label={label}>
        {calls.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </optgroup>
    )
  );
}
