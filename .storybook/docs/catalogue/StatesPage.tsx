import { Lead, Page } from '../page/Page.tsx';
import { Catalogue } from './Catalogue.tsx';

/** Documentation page with the catalogue. */
export function StatesPage() {
  return (
    <Page>
      <h1>Every screen, every state</h1>
      <Lead>
        Look for a sentence, an address or a section; choose an area or a kind of state. What you chose stays in the
        address of this page, so you can send the link.
      </Lead>
      <Catalogue />
    </Page>
  );
}
