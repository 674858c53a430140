import styles from './path-screen.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Target } from '@wellmet/contacts/targets/targets.contract.ts'
import { targetsMessages } from '@wellmet/contacts/targets/targets.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import type { ReactNode } from 'react'
import { editTargetPanel } from '../../contacts/targets/target-panel-param.ts'
import { contactsQuery } from '../../contacts/contact-list/contacts.queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Section } from '../../kit/section.tsx'
import { usePanel } from '../../kit/use-panel.ts'

const Step = ({ children, action }: { children: string; action: ReactNode }) => (
  <li className={styles.opening}>
    <p>{children}</p>
    {action}
  </li>
)

/** Nobody in between is known: what the viewer can do about it, the likeliest first, and nothing that would not help. */
export const WhatOpensPath = ({ target, mayChange }: { target: Target; mayChange: boolean }) => {
  const { company, formerCompanies } = target
  const name = firstName(target.name)
  const { open } = usePanel()
  const known = useInfiniteQuery({ ...contactsQuery({ company: company ?? '' }), enabled: company !== null }).data
    ?.total
  const edit = (label: string) => (
    <Button size="sm" variant="default" onClick={() => open(editTargetPanel(target.id))}>
      {label}
    </Button>
  )
  return (
    <Section title={targetsMessages.whatOpensPath({ name: target.name })}>
      <ul className={styles.openings}>
        {company === null && mayChange ? (
          <Step action={edit(targetsMessages.addCompany())}>{targetsMessages.openByCompany({ name })}</Step>
        ) : null}
        {company !== null && known ? (
          <Step
            action={
              <LinkButton size="sm" variant="default" to="/contacts" search={{ company }}>
                {targetsMessages.seePeopleAt({ company })}
              </LinkButton>
            }
          >
            {targetsMessages.openByAsking({ count: known, company })}
          </Step>
        ) : null}
        {formerCompanies.length === 0 && mayChange ? (
          <Step action={edit(targetsMessages.addFormer())}>{targetsMessages.openByFormer({ name })}</Step>
        ) : null}
        {company !== null && known === 0 && mayChange ? (
          <Step
            action={
              <LinkButton size="sm" variant="default" to="/access">
                {targetsMessages.importContacts()}
              </LinkButton>
            }
          >
            {targetsMessages.openByImport({ company })}
          </Step>
        ) : null}
        <Step
          action={
            <LinkButton size="sm" variant="default" to="/setup-network">
              {targetsMessages.inviteTeammate()}
            </LinkButton>
          }
        >
          {company === null ? targetsMessages.openByInviteAnyone({ name }) : targetsMessages.openByInvite({ company })}
        </Step>
      </ul>
    </Section>
  )
}
