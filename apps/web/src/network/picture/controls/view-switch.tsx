import './view-switch.css'
import { IconCircleDotted, IconTable } from '@tabler/icons-react'
import { useId } from 'react'

export type View = 'picture' | 'table'

const views = [
  { value: 'picture', label: 'Picture', icon: IconCircleDotted },
  { value: 'table', label: 'Table', icon: IconTable },
] as const

export const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => {
  const name = useId()
  return (
    <fieldset className="view-switch">
      <legend className="only-spoken">Show the network as</legend>
      {views.map(({ value, label, icon: ViewIcon }) => (
        <label key={value} className="view-choice">
          <input type="radio" name={name} value={value} checked={view === value} onChange={() => onView(value)} />
          <ViewIcon size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
