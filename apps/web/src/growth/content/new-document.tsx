import styles from './content.module.css'
import text from '../../kit/text.module.css'
import { Link } from '@tanstack/react-router'
import type { KindConfig } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'
import { PopoverButton } from '../../kit/popover-button.tsx'

/** The kinds come from the server, so a new one is here as soon as it is declared. */
export const NewDocument = ({ kinds }: { kinds: readonly KindConfig[] }) => (
  <PopoverButton className={styles.newButton} label={m.newOne()}>
    {(close) => (
      <nav className={styles.kinds} aria-label={m.chooseKind()}>
        {kinds.map(({ name, title, about }) => (
          <Link
            key={name}
            to="/content/new"
            search={{ kind: name }}
            onClick={close}
            aria-label={m.newNamed({ kind: title })}
          >
            <strong>{title}</strong>
            <span className={text.quiet}>{about}</span>
          </Link>
        ))}
      </nav>
    )}
  </PopoverButton>
)
