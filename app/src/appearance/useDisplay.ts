import { useColorScheme } from '@portal/data/settings';
import type { DisplayChoice } from '@portal/ui/shell';
import { useEffect, useState } from 'react';
import { storage } from '../portal/storage.ts';
import { applyDisplay, storeDisplay, readDisplay } from './appearance.ts';

/**
 * Appearance and scheme of the portal, stored on this device. They follow the school's scheme and the device's
 * appearance where the student has not chosen others.
 */
export function useDisplay(): [DisplayChoice, (display: DisplayChoice) => void] {
  const [display, setDisplay] = useState(readDisplay);
  const { data: schoolScheme } = useColorScheme();

  useEffect(() => {
    if (schoolScheme) storage.set('schoolColorScheme', schoolScheme);
    applyDisplay(display);
    const device = matchMedia('(prefers-color-scheme: dark)');
    const reapply = () => applyDisplay(display);
    device.addEventListener('change', reapply);
    return () => device.removeEventListener('change', reapply);
  }, [display, schoolScheme]);

  return [
    display,
    (chosen) => {
      storeDisplay(chosen);
      setDisplay(chosen);
    },
  ];
}
