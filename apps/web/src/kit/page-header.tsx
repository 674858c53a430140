import styles from './page-header.module.css'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '@mantine/hooks'

type Props = {
  title: string
  tab?: string
  children?: ReactNode
  actions?: ReactNode
  portrait?: ReactNode
}

/** The one h1 of a screen; it also names the browser tab. */
export const PageHeader = ({ title, tab, children, actions, portrait }: Props) => {
  useDocumentTitle([tab, title, 'Wellmet'].filter(Boolean).join(' · '))
  return (
    <header className={styles.pageHeader} data-has-portrait={portrait !== undefined}>
      <div className={styles.who}>
        {portrait}
        <div>
          <h1>{title}</h1>
          {children ? <p className={styles.text}>{children}</p> : null}
        </div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
