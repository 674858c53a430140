import './section.css'
import { type ReactNode, useId } from 'react'

type Props = { title: string; about?: ReactNode; actions?: ReactNode; children: ReactNode }

export const Section = ({ title, about, actions, children }: Props) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {about ? <p className="section-about">{about}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
