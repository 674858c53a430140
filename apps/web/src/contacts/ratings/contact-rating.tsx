import styles from './rating-answers.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import type { Contact, ContactPage, Familiarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { ratingsMessages } from '@wellmet/contacts/ratings/ratings.messages.ts'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../kit/notice.tsx'
import { Section } from '../../kit/section.tsx'
import { RatingAnswers } from './rating-answers.tsx'
import { useRating } from './use-rating.ts'

/** The answers are gone, so the reader's place is here. */
const Said = ({ name, said, onUndo }: { name: string; said: Familiarity; onUndo: () => void }) => {
  const line = useRef<HTMLOutputElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <output ref={line} tabIndex={-1} className={styles.said}>
      <Notice
        notice={{
          code: 'rated',
          message: ratingsMessages.said({ name, familiarity: said }),
          next: ratingsMessages.saidNext(),
        }}
        action={
          <Button size="xs" variant="default" onClick={onUndo}>
            {ratingsMessages.undo()}
          </Button>
        }
      />
    </output>
  )
}

type Props = Pick<ContactPage, 'contact' | 'familiarity'>

/** Whom the viewer did not rate and is not seen in touch with is asked about at the top of their page. */
const isAsked = ({ contact: { personState }, familiarity }: Props): boolean =>
  familiarity === null && personState.state !== 'known' && personState.requestId === null

export const ContactRating = ({ contact, familiarity }: Props) => {
  const { id, name } = contact
  const [said, setSaid] = useState<Familiarity | null>(null)
  const { say, undo } = useRating(id)
  if (said !== null) return <Said name={name} said={said} onUndo={() => undo(() => setSaid(null))} />
  if (!isAsked({ contact, familiarity })) return null
  return (
    <Section title={ratingsMessages.howWell({ name })} about={ratingsMessages.howWellAbout()}>
      <RatingAnswers name={name} onAnswer={(answer) => say(answer, () => setSaid(answer))} />
    </Section>
  )
}

type EditProps = { contact: Contact; familiarity: Familiarity | null; onDone: () => void }

/** The same answers under Edit, at any time. */
export const EditRating = ({ contact: { id, name }, familiarity, onDone }: EditProps) => {
  const { say } = useRating(id)
  return (
    <section className={styles.edited}>
      <h3 className={text.small}>{ratingsMessages.howWell({ name })}</h3>
      <RatingAnswers name={name} said={familiarity} onAnswer={(answer) => say(answer, onDone)} />
    </section>
  )
}
