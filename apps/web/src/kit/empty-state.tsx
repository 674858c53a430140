import './states.css'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; next?: ReactNode; picture?: ReactNode }

/** Says what will be here and names the one step that fills it. */
export const EmptyState = ({ title, children, next, picture }: Props) => (
  <div className="state">
    {picture ? <div className="state-picture">{picture}</div> : null}
    <h2>{title}</h2>
    <p className="state-text">{children}</p>
    {next ? <div className="state-next">{next}</div> : null}
  </div>
)
