import receiptViewStyles from '../../kit/receipt-view.module.css'
import text from '../../kit/text.module.css'
import styles from './contact-screen.module.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ContactPage, StrengthReceipt } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { contactSentence } from './contact-words.ts'
import { EvidenceMonths } from './evidence-months.tsx'
import { StrengthSteps } from './strength-steps.tsx'
import { holds } from './walk-steps.ts'

const verdict = (receipt: StrengthReceipt): string => {
  if (holds(receipt)) return 'recomputed just now: same'
  return receipt.same
    ? 'recomputed just now: the lines above do not lead to this number'
    : `recomputed just now: now ${Math.round(receipt.result / 10)}, it was ${Math.round(receipt.stored / 10)} when last stored`
}

const Receipt = ({ page, receipt }: { page: ContactPage; receipt: StrengthReceipt }) => (
  <div className={receiptViewStyles.receipt}>
    <div className={receiptViewStyles.head}>
      <span className={receiptViewStyles.value}>{page.contact.strength}</span>
      <p className={receiptViewStyles.sentence}>{contactSentence(page.contact)}</p>
    </div>
    <section aria-label="How it comes about">
      <h3>How it comes about</h3>
      <StrengthSteps steps={receipt.steps} />
      <p className={clsx(text.small, text.quiet, styles.scale)}>
        Shown in lists and routes out of 100: {page.contact.strength}.
      </p>
    </section>
    <section aria-label="Evidence behind this number">
      <h3>Evidence behind it</h3>
      <EvidenceMonths evidence={page.evidence} open={0} />
    </section>
    <footer className={receiptViewStyles.foot}>
      <span>Formula {receipt.formula}</span>
      <span className={receiptViewStyles.verdict} data-holds={holds(receipt)}>
        {holds(receipt) ? (
          <IconCheck size={16} stroke={2} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        )}
        {verdict(receipt)}
      </span>
    </footer>
  </div>
)

/** What the strength is made of, at `?panel=receipt`. */
export const StrengthPanel = ({ page }: { page: ContactPage }) => {
  const { panel, close } = usePanel()
  return (
    <SidePanel opened={panel === 'receipt'} onClose={close} title={`Strength of you and ${page.contact.name}`}>
      {page.receipt ? (
        <Receipt page={page} receipt={page.receipt} />
      ) : (
        <p>Nothing shows yet whether you two are in touch, so there is no number to explain. Unknown is not zero.</p>
      )}
    </SidePanel>
  )
}
