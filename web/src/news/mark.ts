// The page's icon, with a number on it where something is unread.

const ICON =
  '<path d="M3 3h26v26H3z" fill="#2B2724"/><path d="M5.5 5.500h21v21h-21z" fill="none" stroke="#D6B468" stroke-width="1.5"/>' +
  '<path d="M9 9h14v14H9z" fill="#F6F3EE"/><circle cx="16" cy="16" r="4.5" fill="#D4482B"/>';

export function icon(count: number): string {
  if (count < 1) return `${import.meta.env.BASE_URL}icon.svg`;
  const number = count > 9 ? '9+' : String(count);
  const size = number.length > 1 ? 13 : 17;
  const dot =
    '<circle cx="22" cy="10" r="10" fill="#D4482B"/>' +
    `<text x="22" y="${10 + size * 0.36}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">${number}</text>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ICON}${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}
