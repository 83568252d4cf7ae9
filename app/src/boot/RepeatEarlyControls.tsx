import { useEffect, useState } from 'react';

/**
 * Behind the first screen: does with its controls what was done with those of the placeholder. That is read while React
 * renders, since with the first commit the placeholder is gone.
 *
 * @param read `readEarlyControls` of the boot script
 */
export function RepeatEarlyControls({ read }: { read: () => () => void }) {
  const [repeat] = useState(read);
  useEffect(repeat, [repeat]);
  return null;
}
