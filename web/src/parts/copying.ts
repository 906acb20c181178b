// Copying a text. Pages on plain HTTP, such as those of a house on the local network, have no `navigator.clipboard`: there
// a text is selected and copied as a person would do it, and if even that is refused, shown to be copied by hand.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelected(text)) return true;
    window.prompt('', text);
    return false;
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; top: 0; left: 0; opacity: 0';
  const before = document.activeElement;
  // Behind an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
