import breakdownViewStyles from '../../kit/breakdown-view.module.css'
import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ContactPage, StrengthBreakdown } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import { kitMessages } from '../../kit/kit.messages.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { contactSentence } from '../contact-list/contact-words.ts'
import { EvidenceMonths } from './evidence-months.tsx'
import { StrengthSteps } from './strength-steps.tsx'
import { holds } from './walk-steps.ts'

const verdict = (breakdown: StrengthBreakdown): string => {
  if (holds(breakdown)) return relationshipsMessages.recomputedSame()
  return breakdown.same
    ? relationshipsMessages.recomputedOff()
    : relationshipsMessages.recomputedChanged({
        now: Math.round(breakdown.result / 10),
        stored: Math.round(breakdown.stored / 10),
      })
}

const Breakdown = ({ page, breakdown }: { page: ContactPage; breakdown: StrengthBreakdown }) => (
  <div className={breakdownViewStyles.breakdown}>
    <div className={breakdownViewStyles.head}>
      <span className={breakdownViewStyles.value}>{page.contact.strength}</span>
      <p className={breakdownViewStyles.sentence}>{contactSentence(page.contact)}</p>
    </div>
    <section aria-label={relationshipsMessages.howItAddsUp()}>
      <h3>{relationshipsMessages.howItAddsUp()}</h3>
      <StrengthSteps steps={breakdown.steps} />
      {page.contact.strength === null ? null : (
        <p className={clsx(text.small, text.quiet, styles.scale)}>
          {relationshipsMessages.outOfHundred({ strength: page.contact.strength })}
        </p>
      )}
    </section>
    <section aria-label={relationshipsMessages.evidenceBehind()}>
      <h3>{relationshipsMessages.evidenceBehind()}</h3>
      <EvidenceMonths evidence={page.evidence} open={0} />
    </section>
    <footer className={breakdownViewStyles.foot}>
      <span>{kitMessages.formula({ name: breakdown.formula })}</span>
      <span className={breakdownViewStyles.verdict} data-holds={holds(breakdown)}>
        {holds(breakdown) ? (
          <IconCheck size={16} stroke={2} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        )}
        {verdict(breakdown)}
      </span>
    </footer>
  </div>
)

/** Why the strength is what it is, at `?panel=receipt`. */
export const StrengthPanel = ({ page }: { page: ContactPage }) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel
      opened={panel === 'receipt'}
      onClose={close}
      title={relationshipsMessages.whyThisScore({ name: page.contact.name })}
    >
      {page.breakdown ? (
        <Breakdown page={page} breakdown={page.breakdown} />
      ) : (
        <p>{relationshipsMessages.nothingToExplain()}</p>
      )}
    </SidePanel>
  )
}
