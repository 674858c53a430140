import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { ReactNode } from 'react'
import { Notice } from '../../kit/notice.tsx'
import { NextConnector } from './next-connector.tsx'
import { askableAfter } from './route-options.ts'
import type { Guidance } from './marketplace.queries.ts'

type Props = {
  connector: { personId: string; name: string }
  person: string
  guidance: Guidance
  /** Where the next path is opened. */
  to: '/introductions/path' | '/introductions/compose'
  /** What else can be done, beside trying the next path. */
  other?: ReactNode
  className?: string | undefined
}

/** Said before anything is written: this connector can’t be emailed, and who can be asked instead. */
export const NoEmailNotice = ({ connector, person, guidance, to, other, className }: Props) => {
  const next = askableAfter(guidance, connector.personId)
  return (
    <Notice
      className={className}
      notice={{
        code: 'no_email',
        message: requestsMessages.notReachable({ connector: connector.name }),
        next: next ? marketplaceMessages.askNextInstead() : marketplaceMessages.copyInstead(),
      }}
      action={
        <>
          <NextConnector next={next} person={person} to={to} />
          {other}
        </>
      }
    />
  )
}
