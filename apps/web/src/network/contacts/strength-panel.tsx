import breakdownViewStyles from '../../kit/breakdown-view.module.css'
import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ContactPage, StrengthBreakdown } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { contactSentence } from './contact-words.ts'
import { EvidenceMonths } from './evidence-months.tsx'
import { StrengthSteps } from './strength-steps.tsx'
import { holds } from './walk-steps.ts'

const verdict = (breakdown: StrengthBreakdown): string => {
  if (holds(breakdown)) return 'recomputed just now: same'
  return breakdown.same
    ? 'recomputed just now: the lines above do not lead to this number'
    : `recomputed just now: now ${Math.round(breakdown.result / 10)}, it was ${Math.round(breakdown.stored / 10)} when last stored`
}

const Breakdown = ({ page, breakdown }: { page: ContactPage; breakdown: StrengthBreakdown }) => (
  <div className={breakdownViewStyles.breakdown}>
    <div className={breakdownViewStyles.head}>
      <span className={breakdownViewStyles.value}>{page.contact.strength}</span>
      <p className={breakdownViewStyles.sentence}>{contactSentence(page.contact)}</p>
    </div>
    <section aria-label="How it comes about">
      <h3>How it comes about</h3>
      <StrengthSteps steps={breakdown.steps} />
      <p className={clsx(text.small, text.quiet, styles.scale)}>
        Shown in lists and routes out of 100: {page.contact.strength}.
      </p>
    </section>
    <section aria-label="Evidence behind this number">
      <h3>Evidence behind it</h3>
      <EvidenceMonths evidence={page.evidence} open={0} />
    </section>
    <footer className={breakdownViewStyles.foot}>
      <span>Formula {breakdown.formula}</span>
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

/** What the strength is made of, at `?panel=receipt`. */
export const StrengthPanel = ({ page }: { page: ContactPage }) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={panel === 'receipt'} onClose={close} title={`Strength of you and ${page.contact.name}`}>
      {page.breakdown ? (
        <Breakdown page={page} breakdown={page.breakdown} />
      ) : (
        <p>Nothing shows yet whether you two are in touch, so there is no number to explain. Unknown is not zero.</p>
      )}
    </SidePanel>
  )
}
