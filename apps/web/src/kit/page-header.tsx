import styles from './page-header.module.css'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '@mantine/hooks'

type Props = {
  title: string
  tab?: string
  children?: ReactNode
  actions?: ReactNode
  /** Then the row that holds both has the space below. */
  isBesidePortrait?: boolean
}

/** The one h1 of a screen; it also names the browser tab. */
export const PageHeader = ({ title, tab, children, actions, isBesidePortrait }: Props) => {
  useDocumentTitle([tab, title, 'Wellmet'].filter(Boolean).join(' · '))
  return (
    <header className={styles.pageHeader} data-beside-portrait={isBesidePortrait}>
      <div>
        <h1>{title}</h1>
        {children ? <p className={styles.text}>{children}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
