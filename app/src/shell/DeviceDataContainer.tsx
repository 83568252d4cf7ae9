import { paths } from '@portal/domain/screens';
import { DeviceData } from '@portal/ui/shell';
import { useLeaveOutdated } from '../portal/services.ts';
import { saveFile } from '../files/save-file.ts';
import { forgetDevice, keptOnDevice } from './device-data.ts';

/** Shows the data stored on this device, under Display. */
export default function DeviceDataContainer() {
  const leave = useLeaveOutdated();
  return (
    <DeviceData
      onDownload={download}
      onForget={() => {
        forgetDevice();
        // Reloads the portal: open state, for instance a draft, would be stored again.
        leave(paths.dashboard);
      }}
    />
  );
}

function download() {
  const text = JSON.stringify(keptOnDevice(), null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), 'this-device.json');
}
