import './section.css'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  about?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export const Section = ({ title, about, actions, children, className }: Props) => {
  const id = useId()
  return (
    <section className={clsx('section', className)} aria-labelledby={id}>
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
