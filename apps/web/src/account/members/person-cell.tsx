import text from '../../kit/text.module.css'
import './person-cell.css'
import { clsx } from 'clsx'
import { Portrait } from '../../kit/portrait.tsx'

export const PersonCell = ({ id, name, about }: { id: string; name: string; about: string }) => (
  <span className="person-cell">
    <Portrait id={id} name={name} size={32} />
    <span className="person-cell-words">
      <span className={clsx('person-cell-name', text.clip)}>{name}</span>
      <span className={clsx(text.quiet, text.clip)}>{about}</span>
    </span>
  </span>
)
