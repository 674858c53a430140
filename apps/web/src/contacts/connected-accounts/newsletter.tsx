import text from '../../kit/text.module.css'
import styles from '../../connections/accounts/connected-accounts.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { NewsletterStatus } from '@wellmet/connections/email-marketing/email-marketing.contract.ts'
import { emailMarketingMessages } from '@wellmet/connections/email-marketing/email-marketing.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { reasonOf } from '../../api/problem.ts'
import { newsletterQuery, useSendToNewsletter } from '../../connections/accounts/newsletter.queries.ts'
import { CopyText } from '../../kit/copy-text.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { FormAlert } from '../../kit/form-alert.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'

const countWords = ({ pending, subscribed, unsubscribed, cleaned, refused }: NewsletterStatus['sent']): string => {
  const left = unsubscribed + cleaned
  const counts = [
    ...(subscribed > 0 ? [emailMarketingMessages.countSubscribed({ count: subscribed })] : []),
    ...(pending > 0 ? [emailMarketingMessages.countPending({ count: pending })] : []),
    ...(left > 0 ? [emailMarketingMessages.countLeft({ count: left })] : []),
    ...(refused > 0 ? [emailMarketingMessages.countRefused({ count: refused })] : []),
  ]
  return counts.length === 0 ? emailMarketingMessages.noneSent() : formatList(counts, 'unit')
}

/** What became of those who agreed, and the button that sends the others. */
export const Newsletter = ({ mayChange }: { mayChange: boolean }) => {
  const send = useSendToNewsletter()
  return (
    <Loaded query={useQuery(newsletterQuery)} what={emailMarketingMessages.what()} skeleton={<RowSkeletons />}>
      {(status) => (
        <>
          <p className={clsx(text.small, text.quiet)}>{emailMarketingMessages.about()}</p>
          <p className={clsx(text.small, text.figures)}>
            {countWords(status.sent)}
            {status.lastSentAt === null
              ? null
              : ` · ${emailMarketingMessages.lastSent({ when: formatAgo(status.lastSentAt) })}`}
          </p>
          {mayChange ? (
            <div className={styles.actions}>
              <Button variant="default" loading={send.isPending} onClick={() => send.mutate({})}>
                {emailMarketingMessages.send()}
              </Button>
            </div>
          ) : null}
          <FormAlert trouble={send.error ? { text: reasonOf(send.error) } : null} />
          {status.webhook === null || !mayChange ? null : (
            <div>
              <p className={clsx(text.small, text.quiet)}>{emailMarketingMessages.webhookHint()}</p>
              <CopyText value={status.webhook} verb={emailMarketingMessages.copyAddress()} />
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
