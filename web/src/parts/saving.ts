// Something as a file of the reader's own.

export function save(text: string, name: string): void {
  saveFile(new File([text], name, { type: 'application/octet-stream' }));
}

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // a large file may still be on its way
}
