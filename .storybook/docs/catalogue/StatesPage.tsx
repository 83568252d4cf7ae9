import { Lead, Page } from '../page/Page.tsx';
import { Catalogue } from './Catalogue.tsx';

/** Documentation page with the catalogue. */
export function StatesPage() {
  return (
    <Page>
      <h1>Every screen, every state</h1>
      <Lead>
        Search for a sentence, a URL or a section; choose an area or a kind of state. Your choices are kept in the URL
        of this page, so you can send the link.
      </Lead>
      <Catalogue />
    </Page>
  );
}
