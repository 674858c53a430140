import './confirm-button.css'
import { Button, Popover } from '@mantine/core'
import { useState } from 'react'

type Props = {
  label: string
  question: string
  verb: string
  spoken: string
  onConfirm: () => void
  disabled?: boolean
  why?: string
}

/** For what cannot be taken back: the first click asks, in place, and Escape says no. */
export const ConfirmButton = ({ label, question, verb, spoken, onConfirm, disabled = false, why }: Props) => {
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  return (
    <Popover
      opened={asking}
      onChange={setAsking}
      trapFocus
      returnFocus
      position="bottom-end"
      width={280}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: 'confirm' }}
    >
      <Popover.Target>
        <button
          type="button"
          className="confirm-button"
          onClick={() => setAsking((before) => !before)}
          disabled={disabled}
          title={why}
          aria-label={spoken}
        >
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <p className="confirm-question">{question}</p>
        <div className="confirm-answers">
          <Button variant="default" onClick={() => setAsking(false)}>
            Keep
          </Button>
          <Button color="brick" onClick={confirm}>
            {verb}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
