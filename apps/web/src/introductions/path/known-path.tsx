import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PersonInGraph as Found } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import type { ReactNode } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { PathFull } from '../../kit/path-full.tsx'
import { Section } from '../../kit/section.tsx'
import { contactQuery } from '../../contacts/contact-list/contacts.queries.ts'
import { targetsQuery } from '../../contacts/targets/targets.queries.ts'
import { SignalsAbout } from '../../discovery/signals/signals-about.tsx'
import { CorrectedSection } from '../../graph/step-corrections/corrected-section.tsx'
import { ChanceSteps } from '../../graph/paths/chance-steps.tsx'
import { AskOther } from '../../graph/paths/ask-other.tsx'
import { StateActionButton } from '../../identity/person-states/state-action.tsx'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { StateNotice } from '../../identity/person-states/state-notice.tsx'
import { PathMeasures } from '../../graph/paths/path-measures.tsx'
import { ScoreBreakdown } from '../../graph/paths/score-breakdown.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { isIntroduced, mayAskOthers } from '@wellmet/identity/person-states/person-state.rules.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { ConnectorGuidance } from './connector-guidance.tsx'
import { drawPath } from '../../graph/paths/draw-path.ts'
import { DeclinedNotice } from './declined-notice.tsx'
import { NoEmailNotice } from './no-email-notice.tsx'
import { OtherRoutes } from './other-routes.tsx'
import { optionsOf, type RouteOption } from './route-options.ts'
import type { Guidance } from './marketplace.queries.ts'
import { SaidNotice } from './said-notice.tsx'
import { TargetNote } from './target-note.tsx'
import { WhatOpensPath } from './what-opens-path.tsx'
import { menusOf } from './step-menu.tsx'
import type { Correct, Said } from './use-correct.ts'

/** Who they are; the company leads to what is known of it. */
const About = ({ person: { role, company, location } }: Pick<Found, 'person'>) => {
  if (!role && !company && !location) return kitMessages.roleUnknown()
  return (
    <>
      {role ? `${role}${company || location ? ' · ' : ''}` : null}
      {company ? (
        <Link to="/search/companies" search={{ q: company }} className={text.link}>
          {company}
        </Link>
      ) : null}
      {location ? `${company ? ' · ' : ''}${location}` : null}
    </>
  )
}

/** A contact of one's own has a page; a teammate and a teammate's contact have none. */
const contactName = ({ id, name }: { id: string; name: string }) =>
  [
    id,
    <Link key={id} to="/contacts/$id" params={{ id }} className={text.link}>
      {name}
    </Link>,
  ] as const

/** Somebody the viewer knows is written to: at their address, or from their page where none is known. */
const WriteTo = ({ person }: Pick<Found, 'person'>) => {
  const { data } = useQuery(contactQuery(person.id))
  const email = data?.writeTo
  const label = pathsMessages.writeTo({ name: firstName(person.name) })
  return email ? (
    <Button component="a" href={`mailto:${encodeURIComponent(email)}`} title={email}>
      {label}
    </Button>
  ) : (
    <LinkButton to="/contacts/$id" params={{ id: person.id }}>
      {label}
    </LinkButton>
  )
}

/** Nobody in between is needed, or nobody is known: what to do is what the state says. */
const WithoutConnector = ({ person, next }: Pick<Found, 'person'> & { next: ReactNode }) => (
  <EmptyState title={stateWords(person.personState)} next={next}>
    {person.personState.state === 'known_by_name' ? null : marketplaceMessages.knowThemAbout()}
  </EmptyState>
)

const NoRoute = ({ person }: Pick<Found, 'person'>) => (
  <EmptyState
    title={marketplaceMessages.noPath()}
    next={
      <>
        <LinkButton to="/access">{marketplaceMessages.importPeople()}</LinkButton>
        <LinkButton to="/settings/workspace" variant="default">
          {marketplaceMessages.inviteTeammate()}
        </LinkButton>
      </>
    }
  >
    {marketplaceMessages.noPathAbout({ name: person.name })}
  </EmptyState>
)

/** What speaks against asking now. What the API says is of the best way, which may need nobody in between. */
const Advice = ({ found: { person, notice, paths }, chosen }: { found: Found; chosen: RouteOption }) => {
  const [best] = paths
  if (best?.viaId === null)
    return (
      <Notice
        className={styles.notice}
        notice={{
          code: 'may_know',
          message: best.explanation[0] ?? best.label,
          next: marketplaceMessages.mayKnowThemNext(),
        }}
        action={
          <LinkButton size="xs" variant="default" to="/contacts/$id" params={{ id: person.id }}>
            {marketplaceMessages.openContact()}
          </LinkButton>
        }
      />
    )
  // Where the button says to ask, the sentence would speak against it; where it says to check, both say the same.
  const isAgainst = notice?.code === 'no_verified_path' && person.personState.first?.does === 'ask'
  return notice && !isAgainst && best?.viaId === chosen.id ? <Notice className={styles.notice} notice={notice} /> : null
}

type Props = {
  found: Found
  guidance: Guidance
  via: string | undefined
  asked: string | null
  correct: Correct
  said: Said | null
}

export const KnownPath = ({ found, guidance, via, asked, correct, said }: Props) => {
  const { user, workspace } = useSession()
  const { person, paths } = found
  const options = optionsOf(found, asked)
  const chosen = options.find(({ id }) => id === via) ?? options[0]
  const guide = chosen && guidance.get(chosen.id)
  const mayAsk = isMember(workspace?.role)
  const target = useQuery(targetsQuery).data?.items.find(({ id, isContact }) => id === person.id && !isContact)
  const isDirect = paths[0]?.viaId === null
  const { personState } = person
  const hasRequest = personState.requestId !== null
  // What has happened needs no forecast.
  const isMade = isIntroduced(personState) && chosen?.id === asked
  const isWithoutEmail = chosen?.path.availability.reason === 'no_email'
  const isDeclined = chosen?.path.availability.reason === 'declined'
  const isFirst = via === undefined || personState.first?.via?.id === via
  const isToWrite = personState.first?.does === 'write' && !hasRequest
  const first = isToWrite ? <WriteTo person={person} /> : <StateActionButton person={person} />
  const asksFirst = personState.first?.via !== undefined
  const actions = chosen && (
    <>
      {isFirst && asksFirst ? null : <AskOther person={person} path={chosen.path} />}
      {isFirst ? first : null}
    </>
  )
  const names = new Map([
    ...(isDirect ? [contactName(person)] : []),
    ...(chosen?.path.hops === 2 && chosen.kind === 'contact' ? [contactName(chosen)] : []),
  ])
  const drawn = {
    id: person.id,
    name: person.name,
    ...(person.role ? { role: person.role } : {}),
    ...(person.company ? { company: person.company } : {}),
  }
  return (
    <>
      <PageHeader title={marketplaceMessages.pathTo({ name: person.name })} actions={actions}>
        <About person={person} />
        {chosen && !hasRequest ? <span className={styles.state}>{stateWords(personState)}</span> : null}
      </PageHeader>
      {target ? <TargetNote target={target} mayChange={mayAsk} /> : null}
      {said ? <SaidNotice key={said.message} said={said} /> : null}
      <StateNotice person={person} className={styles.notice} isBesideAction={chosen !== undefined && isFirst} />
      {chosen ? (
        <>
          {hasRequest && !mayAskOthers(personState) ? null : isWithoutEmail ? (
            <NoEmailNotice
              className={styles.notice}
              connector={{ personId: chosen.id, name: chosen.name }}
              person={person.id}
              guidance={guidance}
              to="/introductions/path"
              other={
                mayAsk ? (
                  <LinkButton
                    size="xs"
                    variant="default"
                    to="/introductions/compose"
                    search={{ person: person.id, via: chosen.id }}
                  >
                    {requestsMessages.writeToCopy()}
                  </LinkButton>
                ) : null
              }
            />
          ) : isDeclined ? (
            <DeclinedNotice
              className={styles.notice}
              connector={{ personId: chosen.id, name: chosen.name }}
              target={{ personId: person.id, name: person.name }}
              guidance={guidance}
              to="/introductions/path"
            />
          ) : (
            <Advice found={found} chosen={chosen} />
          )}
          <Section
            title={
              chosen.id === asked
                ? marketplaceMessages.pathAsked({ connector: chosen.name })
                : !isDirect && chosen.id === options[0]?.id
                  ? marketplaceMessages.bestPath()
                  : marketplaceMessages.pathThrough({ connector: chosen.name })
            }
          >
            <div className={styles.card}>
              <PathMeasures path={chosen.path} isMade={isMade} />
              <PathFull
                path={drawPath(chosen.path, { id: user.id, name: user.name }, drawn)}
                names={names}
                {...(mayAsk ? { menus: menusOf(chosen.path, person, correct) } : {})}
              />
              {isMade ? null : <ChanceSteps path={chosen.path} target={person} />}
              {guide && !hasRequest && !isWithoutEmail && !isDeclined ? (
                <ConnectorGuidance route={guide} hasNext={options.length > 1} />
              ) : null}
              {isMade ? null : <ScoreBreakdown path={chosen.path} target={person} />}
            </div>
          </Section>
          {options.length > 1 && !isIntroduced(personState) ? (
            <OtherRoutes person={person} options={options} guidance={guidance} chosen={chosen.id} asked={asked} />
          ) : null}
        </>
      ) : paths.length > 0 ? (
        <WithoutConnector person={person} next={first} />
      ) : target ? (
        <WhatOpensPath target={target} mayChange={mayAsk} />
      ) : (
        <NoRoute person={person} />
      )}
      <SignalsAbout personId={person.id} />
      <CorrectedSection person={person.id} mayChange={mayAsk} />
    </>
  )
}
