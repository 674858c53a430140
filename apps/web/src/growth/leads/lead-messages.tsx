import text from '../../kit/text.module.css'
import type { Lead } from '@wellmet/growth/leads/leads.contract.ts'
import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import { formatAgo } from '../../kit/dates.ts'
import { Disclosure } from '../../kit/disclosure.tsx'

/** What they wrote, newest first. */
export const LeadMessages = ({ lead: { message, laterMessages, createdAt } }: { lead: Lead }) => {
  const all = [...laterMessages, ...(message === null ? [] : [{ at: createdAt, message }])]
  if (all.length === 0) return null
  return (
    <Disclosure summary={m.messages({ count: all.length })}>
      {all.map((one) => (
        <p key={one.at}>
          {one.message} <span className={text.quiet}>{formatAgo(one.at)}</span>
        </p>
      ))}
    </Disclosure>
  )
}
