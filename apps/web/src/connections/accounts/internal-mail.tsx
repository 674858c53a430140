import styles from './account-rules.module.css'
import { Switch } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { colleaguesOf } from '@wellmet/connections/engine/left-out.rules.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { useId } from 'react'
import { useSession } from '../../account/users/session.ts'
import { reasonOf } from '../../api/problem.ts'
import { accountsQuery } from './connected-accounts.queries.ts'
import { useAccountRules } from './use-account-rules.ts'

const say = (message: string) => notifications.show({ message })

/** By which domains the member's company is known. */
const useCompanyDomains = (): readonly string[] => {
  const { email, emailVerified } = useSession().user
  const { data } = useQuery(accountsQuery)
  const accounts = (data?.items ?? []).flatMap((provider) => provider.accounts)
  const addresses = accounts.filter(({ state }) => state !== 'revoked').map(({ address }) => address)
  return colleaguesOf({ proven: [...(emailVerified ? [email] : []), ...addresses], others: [] }).domains
}

/** Whether mail and meetings within the company are stored. */
export const InternalMail = ({ account, mayChange }: { account: ConnectedAccount; mayChange: boolean }) => {
  const id = useId()
  const domains = useCompanyDomains()
  const { save, isPending, variables } = useAccountRules(account)
  const keepsInternal = (isPending ? variables.body.keepsInternal : undefined) ?? account.keepsInternal
  const change = async (isKept: boolean) => {
    try {
      await save({ keepsInternal: isKept })
      say(isKept ? engineMessages.internalKept() : engineMessages.internalLeftOut())
    } catch (error) {
      say(engineMessages.notChanged({ reason: reasonOf(error) }))
    }
  }
  return (
    <section className={styles.rule} aria-labelledby={id}>
      <h4 id={id}>{engineMessages.internal()}</h4>
      <Switch
        className={styles.switch}
        label={engineMessages.leaveOutInternal()}
        description={
          domains.length === 0
            ? engineMessages.internalAbout()
            : engineMessages.internalAtAbout({ domains: formatList(domains, 'disjunction') })
        }
        checked={!keepsInternal}
        disabled={!mayChange}
        onChange={({ currentTarget }) => void change(!currentTarget.checked)}
      />
    </section>
  )
}
