import './person-cell.css'
import { Portrait } from '../../kit/portrait.tsx'

export const PersonCell = ({ id, name, about }: { id: string; name: string; about: string }) => (
  <span className="person-cell">
    <Portrait id={id} name={name} size={32} />
    <span className="person-cell-words">
      <span className="person-cell-name clip">{name}</span>
      <span className="quiet clip">{about}</span>
    </span>
  </span>
)
