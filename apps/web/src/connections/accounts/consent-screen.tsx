import formStyles from '../../kit/form.module.css'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ConnectButton } from './connect-button.tsx'
import type { Finished } from './finish-consent.ts'

/** While the answer of the provider is handed over. */
export const ConsentPending = () => (
  <div aria-busy="true">
    <PageHeader title={engineMessages.connecting()}>
      <output>{engineMessages.connectingAbout()}</output>
    </PageHeader>
  </div>
)

/** What came of it when the account was not connected. */
export const ConsentFailed = ({
  finished: { provider, why },
}: {
  finished: Extract<Finished, { isConnected: false }>
}) => (
  <>
    <PageHeader title={engineMessages.notConnected()}>
      <span role="alert">{why}</span>
    </PageHeader>
    <div className={formStyles.buttons}>
      {provider === null ? null : <ConnectButton provider={provider}>{engineMessages.beginAgain()}</ConnectButton>}
      <LinkButton to="/settings/connected-accounts" variant="default">
        {engineMessages.seeAccounts()}
      </LinkButton>
    </div>
  </>
)
