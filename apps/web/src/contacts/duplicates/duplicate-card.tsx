import text from '../../kit/text.module.css'
import styles from './duplicate-card.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Duplicate } from '@wellmet/contacts/duplicates/duplicates.contract.ts'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { Fragment, useEffect, useId, useRef } from 'react'
import { Portrait } from '../../kit/portrait.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { type ComparedField, compareSides, fieldName } from './compare-sides.ts'

type Props = { pair: Duplicate; mayChange: boolean; isBack: boolean; onMerge: () => void; onKeepApart: () => void }

const Values = ({ values }: { values: readonly string[] }) =>
  values.length === 0 ? (
    <span className={text.quiet}>{duplicatesMessages.unknown()}</span>
  ) : (
    values.map((value, at) => (
      <Fragment key={value}>
        {at > 0 ? <br /> : null}
        {value}
      </Fragment>
    ))
  )

const Field = ({ compared: { field, one, other, match } }: { compared: ComparedField }) => (
  <tr data-match={match}>
    <th scope="row">{fieldName(field)}</th>
    <td>
      <Values values={one} />
    </td>
    <td>
      <Values values={other} />
    </td>
    <td className={styles.match}>{match === null ? null : duplicatesMessages.match({ match })}</td>
  </tr>
)

const Who = ({ id, name }: { id: string; name: string }) => (
  <th scope="col">
    <span className={styles.who}>
      <Portrait id={id} name={name} size={24} />
      <Link to="/contacts/$id" params={{ id }} className={clsx(text.link, text.clip)} title={name}>
        {name}
      </Link>
    </span>
  </th>
)

/** One line for two contacts who may be one person: who, why, and what to do. What is the same and what differs opens below. */
export const DuplicateCard = ({ pair, mayChange, isBack, onMerge, onKeepApart }: Props) => {
  const { contactId, otherId, contact, other, likelihood, reasons } = pair
  const id = useId()
  const apart = useRef<HTMLButtonElement>(null)
  // Back in its place, as if it had not been pressed.
  useEffect(() => {
    if (isBack) apart.current?.focus()
  }, [isBack])
  const names = { name: contact.name, other: other.name }
  const [called, ...fields] = compareSides(contact, other)
  return (
    <article className={styles.duplicate} aria-labelledby={id}>
      <details className={styles.details}>
        <summary className={styles.line}>
          <h3 id={id} className={text.clip} title={duplicatesMessages.pair(names)}>
            {duplicatesMessages.pair(names)}
          </h3>
          <span className={styles.why}>{reasons.join(' ')}</span>
          <span className={styles.band} data-band={likelihood}>
            {duplicatesMessages.likelihood({ likelihood })}
          </span>
        </summary>
        <table className={styles.compare}>
          <caption className={text.onlySpoken}>{duplicatesMessages.compared(names)}</caption>
          <thead>
            <tr>
              <th scope="col">{fieldName('name')}</th>
              <Who id={contactId} name={contact.name} />
              <Who id={otherId} name={other.name} />
              <th scope="col" className={styles.match}>
                {called?.match
                  ? richMessage(duplicatesMessages.comparedNames, {
                      match: called.match,
                      spoken: <span className={text.onlySpoken} />,
                    })
                  : null}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map((compared) => (
              <Field key={compared.field} compared={compared} />
            ))}
          </tbody>
        </table>
      </details>
      {mayChange ? (
        <div className={styles.actions}>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={duplicatesMessages.mergePair(names)}
            onClick={onMerge}
          >
            {duplicatesMessages.merge()}
          </Button>
          <Button
            ref={apart}
            variant="subtle"
            size="compact-sm"
            color="slate"
            aria-label={duplicatesMessages.notTheSamePair(names)}
            onClick={onKeepApart}
          >
            {duplicatesMessages.notTheSame()}
          </Button>
        </div>
      ) : null}
    </article>
  )
}
