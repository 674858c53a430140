import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './thank-yous.module.css'
import { Button, CopyButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { thankYouScreensMessages as m } from '@wellmet/growth/thank-yous/thank-you-screens.messages.ts'
import type { ThankYouCard, ThankYous } from '@wellmet/growth/thank-yous/thank-yous.contract.ts'
import { clsx } from 'clsx'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { thankYousQuery } from './thank-yous.queries.ts'

const tell = (error: unknown) => void notifications.show({ message: reasonOf(error) })

export const ThankYousScreen = () => {
  const query = useQuery(thankYousQuery)
  const mayAsk = isMember(useSession().workspace?.role)
  return (
    <>
      <PageHeader title={m.title()}>{m.about()}</PageHeader>
      <GrowthTabs here="thanks" />
      <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
        {({ cards, candidates, asked }) => (
          <>
            {asked.length === 0 ? null : <AboutYou cards={asked} />}
            <Section title={m.cards()}>
              {cards.length === 0 ? (
                <EmptyState title={m.none()}>{m.noneAbout()}</EmptyState>
              ) : (
                <ul className={styles.cards}>
                  {cards.map((card) => (
                    <Card key={card.id} card={card} />
                  ))}
                </ul>
              )}
            </Section>
            {mayAsk && candidates.length > 0 ? <Candidates candidates={candidates} /> : null}
          </>
        )}
      </Loaded>
    </>
  )
}

const Card = ({ card: { id, connector, doors, text: says, state, by, isMine } }: { card: ThankYouCard }) => {
  const remove = useApiMutation('delete', '/api/cms/viral-hooks/{id}', { changes: ['thank-yous'], onError: tell })
  return (
    <li className={styles.card}>
      {says === null ? <strong>{connector}</strong> : <p className={styles.says}>{says}</p>}
      <p className={clsx(text.small, text.quiet)}>
        {[m.opened({ doors }), m.stateOf({ state }), ...(isMine ? [] : [m.from({ name: by })])].join(' · ')}
      </p>
      <div className={formStyles.buttons}>
        {says === null ? null : (
          <CopyButton value={says}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                <span aria-live="polite">{copied ? kitMessages.copied() : m.copy()}</span>
              </Button>
            )}
          </CopyButton>
        )}
        {isMine ? (
          <ConfirmButton
            label={m.delete()}
            spoken={m.deleteNamed({ name: connector })}
            question={m.deleteQuestion()}
            verb={m.delete()}
            disabled={remove.isPending}
            onConfirm={() => remove.mutate({ params: { path: { id } } })}
          />
        ) : null}
      </div>
    </li>
  )
}

const Candidates = ({ candidates }: Pick<ThankYous, 'candidates'>) => {
  const ask = useApiMutation('post', '/api/cms/viral-hooks', { changes: ['thank-yous'], onError: tell })
  return (
    <Section title={m.candidates()} about={m.candidatesAbout()}>
      <ul className={styles.cards}>
        {candidates.map(({ requestId, connector, doors, canBeAsked }) => (
          <li key={requestId} className={styles.card}>
            <strong>{connector}</strong>
            <p className={clsx(text.small, text.quiet)}>{m.opened({ doors })}</p>
            {canBeAsked ? (
              <div>
                <Button
                  variant="default"
                  disabled={ask.isPending}
                  onClick={() =>
                    ask.mutate(
                      { body: { requestId } },
                      { onSuccess: () => void notifications.show({ message: m.wasAsked({ name: connector }) }) },
                    )
                  }
                >
                  {m.ask({ name: connector })}
                </Button>
              </div>
            ) : (
              <p className={clsx(text.small, text.quiet)}>{m.cannotAsk()}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const AboutYou = ({ cards }: { cards: readonly ThankYouCard[] }) => {
  const answer = useApiMutation('post', '/api/cms/viral-hooks/{id}/answer', {
    changes: ['thank-yous'],
    onError: tell,
  })
  const say = (id: string, said: 'agree' | 'withdraw') =>
    answer.mutate({ params: { path: { id } }, body: { answer: said } })
  return (
    <Section title={m.aboutYou()} about={m.aboutYouAbout()}>
      <ul className={styles.cards}>
        {cards.map(({ id, by, doors, state, text: says }) => (
          <li key={id} className={styles.card}>
            <p className={styles.says}>{says ?? m.aboutYouText({ name: by, doors })}</p>
            <p className={clsx(text.small, text.quiet)}>{m.stateOf({ state })}</p>
            <div className={formStyles.buttons}>
              {state === 'agreed' ? null : (
                <Button disabled={answer.isPending} onClick={() => say(id, 'agree')}>
                  {m.agree()}
                </Button>
              )}
              {state === 'declined' || state === 'withdrawn' ? null : (
                <Button variant="default" disabled={answer.isPending} onClick={() => say(id, 'withdraw')}>
                  {state === 'agreed' ? m.withdraw() : m.decline()}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
