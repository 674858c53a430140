import text from '../../kit/text.module.css'
import styles from './account-rules.module.css'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { readDomain } from './account-shapes.ts'
import { TypedList, type TypedListWords } from './typed-list.tsx'
import { useAccountRules } from './use-account-rules.ts'

const words = (): TypedListWords => ({
  field: engineMessages.domain(),
  example: engineMessages.domainExample(),
  add: engineMessages.addDomain(),
  added: (domain) => engineMessages.domainAdded({ domain }),
  remove: engineMessages.removeDomain(),
  removeNamed: (domain) => engineMessages.removeDomainNamed({ domain }),
  removed: (domain) => engineMessages.domainRemoved({ domain }),
  notValid: engineMessages.domainNotValid(),
  notChanged: (reason) => engineMessages.notChanged({ reason }),
})

/** With whom mail and meetings are never stored. */
export const NeverDomains = ({ account, mayChange }: { account: ConnectedAccount; mayChange: boolean }) => {
  const id = useId()
  const { save } = useAccountRules(account)
  const { neverDomains } = account
  return (
    <section className={styles.rule} aria-labelledby={id}>
      <h4 id={id}>{engineMessages.neverDomains()}</h4>
      <p className={clsx(text.small, text.quiet)}>{engineMessages.neverDomainsAbout()}</p>
      <TypedList
        label={engineMessages.neverDomains()}
        words={words()}
        items={neverDomains.map((value) => ({ value }))}
        mayChange={mayChange}
        read={readDomain}
        add={(domain) => save({ neverDomains: [...new Set([...neverDomains, domain])] })}
        remove={(domain) => save({ neverDomains: neverDomains.filter((one) => one !== domain) })}
      />
    </section>
  )
}
