import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { useSession } from '../users/session.ts'
import { AddPasskeyPanel } from './add-passkey-panel.tsx'
import { passkeyColumns } from './passkey-columns.tsx'
import { passkeysQuery } from './passkeys.queries.ts'

export const PasskeysSection = () => {
  const passkeys = useQuery(passkeysQuery)
  const { user } = useSession()
  const { open } = usePanel()
  return (
    <Section
      title={passkeysMessages.title()}
      about={passkeysMessages.about()}
      actions={
        browserSupportsWebAuthn() ? (
          <Button disabled={!user.emailVerified} onClick={() => open('new-passkey')}>
            {passkeysMessages.add()}
          </Button>
        ) : null
      }
    >
      {browserSupportsWebAuthn() ? null : (
        <p className={clsx(text.small, text.quiet)}>{passkeysMessages.notSupported()}</p>
      )}
      <Loaded
        query={passkeys}
        what={passkeysMessages.yourPasskeys()}
        skeleton={<RowSkeletons rows={1} label={passkeysMessages.loading()} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={clsx(text.small, text.quiet)}>{passkeysMessages.none()}</p>
          ) : (
            <DataTable
              caption={passkeysMessages.yourPasskeys()}
              rows={items}
              keyOf={({ id }) => id}
              columns={passkeyColumns()}
            />
          )
        }
      </Loaded>
      <AddPasskeyPanel />
    </Section>
  )
}
