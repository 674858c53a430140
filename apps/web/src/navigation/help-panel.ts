/** As the other panels it stands in the address, so that the palette and a link can open it. */
export const helpPanel = 'keys'
