export const mostSections = 20
