import styles from './join-screen.module.css'
import text from '../../kit/text.module.css'
import { clsx } from 'clsx'
import type { InvitationPage } from '@wellmet/account/invitations/invitations.contract.ts'
import { invitationsMessages } from '@wellmet/account/invitations/invitations.messages.ts'

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <strong>{title}</strong>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)

export const WhatJoiningShares = ({ page }: { page: InvitationPage }) => (
  <section className={clsx(styles.shares, text.quiet)} aria-label={invitationsMessages.whatJoiningShares()}>
    <Lines title={invitationsMessages.membersSee()} lines={page.sharedByJoining} />
    <Lines title={invitationsMessages.membersDoNotSee()} lines={page.notSharedByJoining} />
  </section>
)
