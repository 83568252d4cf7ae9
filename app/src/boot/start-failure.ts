/**
 * DateTimeWithZone the portal's own code or words could not be fetched there is nothing to draw with: the page says so itself, in
 * both languages, with a way to try again.
 */
export function showStartFailure(): void {
  const root = document.querySelector('#root');
  if (!root) return;
  const message = document.createElement('main');
  message.style.cssText = 'max-width:34ch;margin:20vh auto;padding:16px;text-align:center';
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = 'This page could not be loaded. Check your connection. 页面加载失败，请检查网络连接。';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again 重试';
  again.style.cssText = 'min-height:44px;margin-top:16px;padding:8px 16px;border:1px solid;border-radius:12px';
  again.addEventListener('click', () => location.reload());
  message.append(words, again);
  root.replaceChildren(message);
}
