import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { reachWords } from '../discovery/companies/company-words.ts'
import { SearchField } from '../discovery/people-search/search-field.tsx'
import { pathsPanel } from '../discovery/reach/paths-panel-param.ts'
import { kitMessages } from '../kit/kit.messages.ts'
import { Portrait } from '../kit/portrait.tsx'
import { useFound } from '../palette/palette.queries.ts'

const row = clsx(entityRowStyles.entityRow, styles.row)

/** People and companies that fit what is typed, as the palette finds them. Each is a link that Tab and the arrows reach. */
const Suggestions = ({ q }: { q: string }) => {
  const { people, companies } = useFound(q, true)
  if (people.length + companies.length === 0) return null
  return (
    <ul className={styles.suggestions} aria-label={peopleMessages.suggestions()}>
      {people.map(({ id, name, role, company, personState }) => (
        <li key={id} className={row}>
          <span className={entityRowStyles.who}>
            <Portrait id={id} name={name} size={32} />
            <span className={entityRowStyles.words}>
              <Link to="/search/people" search={{ q: name, panel: pathsPanel(id) }} className={text.rowName}>
                {name}
              </Link>
              <span className={entityRowStyles.about}>
                {[role, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()}
              </span>
            </span>
          </span>
          <span className={clsx(text.small, text.quiet)}>{stateWords(personState)}</span>
        </li>
      ))}
      {companies.map(({ id, name, peopleCount }) => (
        <li key={id} className={row}>
          <span className={entityRowStyles.who}>
            <Portrait id={id} name={name} size={32} look="company" />
            <span className={entityRowStyles.words}>
              <Link to="/companies/$id" params={{ id }} className={text.rowName}>
                {name}
              </Link>
              <span className={entityRowStyles.about}>{reachWords(peopleCount)}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The field, and the links under it: the arrows go from one to the next and round. */
const useArrowKeys = (around: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = around.current
    const onKey = (event: KeyboardEvent) => {
      if (!element || event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      const stops = [...element.querySelectorAll<HTMLElement>('input, a')]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      event.preventDefault()
      stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [around])
}

/** Begins a search, which goes on in its own screen; who is meant may be found before. */
export const HomeSearch = () => {
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const around = useRef<HTMLElement>(null)
  useArrowKeys(around)
  return (
    <search ref={around}>
      <SearchField
        label={peopleMessages.searchPeople()}
        placeholder={peopleMessages.searchPlaceholder()}
        q={q}
        onQuery={setQ}
        onEnter={(typed) => {
          const asked = typed.trim()
          if (asked !== '') void navigate({ to: '/search/people', search: { q: asked } })
        }}
      />
      {q === '' ? null : <Suggestions q={q} />}
    </search>
  )
}
