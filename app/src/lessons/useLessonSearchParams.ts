import { useSearchParams } from 'react-router-dom';

const idIn = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** Module and lesson of the lesson page live in its address (`?module=11&lesson=1101`), so that a link leads to them. */
export function useLessonSearchParams(): {
  module: number | null;
  lesson: number | null;
  /** A step of its own: the browser's back leads to the module before. */
  onModuleChange: (module: number) => void;
} {
  const [address, setAddress] = useSearchParams();
  return {
    module: idIn(address.get('module')),
    lesson: idIn(address.get('lesson')),
    onModuleChange: (module) => setAddress({ module: String(module) }),
  };
}
