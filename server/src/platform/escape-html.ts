/** Text that stays text wherever it is put into a page or a mail, between tags or inside an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
