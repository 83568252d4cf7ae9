/**
 * Shows a message in both languages with a retry button. Uses the DOM alone, since the portal's code or translations
 * could not be fetched.
 */
export function showStartFailure(): void {
  const root = document.querySelector('#root');
  if (!root) return;
  const message = document.createElement('main');
  message.style.cssText = 'max-width:34ch;margin:20vh auto;padding:16px;text-align:center';
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = 'This page could not be loaded. Check your connection. 页面加载失败，请检查网络连接。';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Try again 重试';
  retry.style.cssText = 'min-height:44px;margin-top:16px;padding:8px 16px;border:1px solid;border-radius:12px';
  retry.addEventListener('click', () => location.reload());
  message.append(text, retry);
  root.replaceChildren(message);
}
