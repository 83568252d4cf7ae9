import { useColorScheme } from '@portal/data/settings';
import type { DisplayChoice } from '@portal/ui/shell';
import { useEffect, useState } from 'react';
import { storage } from '../portal/storage.ts';
import { paintDisplay, rememberDisplay, rememberedDisplay } from './appearance.ts';

/** The look of the portal: remembered on this device, following the school's scheme and the device's appearance. */
export function useDisplay(): [DisplayChoice, (display: DisplayChoice) => void] {
  const [display, setDisplay] = useState(rememberedDisplay);
  const { data: schoolScheme } = useColorScheme();

  useEffect(() => {
    if (schoolScheme) storage.set('schoolColorScheme', schoolScheme);
    paintDisplay(display);
    const device = matchMedia('(prefers-color-scheme: dark)');
    const repaint = () => paintDisplay(display);
    device.addEventListener('change', repaint);
    return () => device.removeEventListener('change', repaint);
  }, [display, schoolScheme]);

  return [
    display,
    (chosen) => {
      rememberDisplay(chosen);
      setDisplay(chosen);
    },
  ];
}
