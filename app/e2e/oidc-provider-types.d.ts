/** The types of oidc-provider that the tests need; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface Grant {
    addOIDCScope: (scopes: string) => void;
    save: () => Promise<string>;
  }

  export interface Context {
    body: string;
    oidc: {
      client: { clientId: string };
      session: { accountId: string; grantIdFor: (clientId: string) => string | undefined };
    };
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: {
      new (of: { clientId: string; accountId: string }): Grant;
      find: (id: string) => Promise<Grant | undefined>;
    };
    callback: () => RequestListener;
    interactionFinished: (
      incoming: IncomingMessage,
      outgoing: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ) => Promise<void>;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  /** Stores all models of one provider in one map, under `Model:id`. */
  const MemoryAdapter: new (model: string, store: Map<string, unknown>) => object;
  export default MemoryAdapter;
}
