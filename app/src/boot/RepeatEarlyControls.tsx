import { useEffect, useState } from 'react';

/**
 * Rendered after the first screen: repeats on its controls what the student did with those of the placeholder. These
 * are read while React renders, since the first commit removes the placeholder.
 *
 * @param read `readEarlyControls` of the boot script
 */
export function RepeatEarlyControls({ read }: { read: () => () => void }) {
  const [repeat] = useState(read);
  useEffect(repeat, [repeat]);
  return null;
}
