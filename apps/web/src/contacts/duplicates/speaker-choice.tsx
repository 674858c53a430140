import text from '../../kit/text.module.css'
import styles from './merge-panel.module.css'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { mergesMessages } from '@wellmet/contacts/merges/merges.messages.ts'
import { useId } from 'react'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Portrait } from '../../kit/portrait.tsx'

type Props = { pages: readonly ContactPage[]; chosen: string; onChoose: (id: string) => void }

const aboutOf = ({ contact: { title, company }, emails, sources }: ContactPage): string =>
  [title, company].filter(Boolean).join(' · ') || emails[0] || sources[0] || kitMessages.roleUnknown()

/** Whose name, role and company the one contact will have. */
export const SpeakerChoice = ({ pages, chosen, onChoose }: Props) => {
  const name = useId()
  return (
    <fieldset className={styles.speakers}>
      <legend>{mergesMessages.choosePrimary()}</legend>
      <p className={clsx(text.small, text.quiet)}>{mergesMessages.choosePrimaryAbout()}</p>
      {pages.map((page) => {
        const { id, name: called } = page.contact
        return (
          <label key={id} className={styles.speaker}>
            <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
            <Portrait id={id} name={called} size={32} />
            <span className={styles.words}>
              <strong className={text.clip}>{called}</strong>
              <span className={clsx(text.quiet, text.clip)}>{aboutOf(page)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
