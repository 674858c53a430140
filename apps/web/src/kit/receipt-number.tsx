import './receipt-number.css'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; label: string; onOpen: () => void }

/** Any number can be clicked: dotted underline means "this opens to what it is made of". */
export const ReceiptNumber = ({ children, label, onOpen }: Props) => (
  <button type="button" className="receipt-number" onClick={onOpen} aria-label={`${label}. Show the receipt`}>
    {children}
  </button>
)
