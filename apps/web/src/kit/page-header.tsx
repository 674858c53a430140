import './page-header.css'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '@mantine/hooks'

type Props = { title: string; tab?: string; children?: ReactNode; actions?: ReactNode }

/** The one h1 of a screen; it also names the browser tab. */
export const PageHeader = ({ title, tab, children, actions }: Props) => {
  useDocumentTitle([tab, title, 'Wellmet'].filter(Boolean).join(' · '))
  return (
    <header className="page-header">
      <div>
        <h1>{title}</h1>
        {children ? <p className="page-header-text">{children}</p> : null}
      </div>
      {actions ? <div className="page-header-actions">{actions}</div> : null}
    </header>
  )
}
