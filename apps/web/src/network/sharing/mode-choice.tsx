import './mode-choice.css'
import { useId } from 'react'
import type { SharingMode } from './sharing-shapes.ts'
import { modeWords } from './sharing-words.ts'

type Props = { mode: SharingMode; onMode: (mode: SharingMode) => void; disabled: boolean }

export const ModeChoice = ({ mode: chosen, onMode, disabled }: Props) => {
  const name = useId()
  return (
    <fieldset className="mode-choice" disabled={disabled}>
      <legend className="only-spoken">Who can use your network</legend>
      {modeWords.map(({ mode, label, about }) => (
        <label key={mode} className="mode-option">
          <input type="radio" name={name} value={mode} checked={chosen === mode} onChange={() => onMode(mode)} />
          <strong>{label}</strong>
          <span className="quiet">{about}</span>
        </label>
      ))}
    </fieldset>
  )
}
