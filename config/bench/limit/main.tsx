import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18n from 'i18next';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Courses } from './Courses.tsx';
import { useText } from './useText.ts';

/*
 * The limit page shows what the required libraries cost on their own: three cards from one call, and a second route
 * with eight. The bench builds and serves this page and compares the portal with it.
 */
const translation = {
  welcome: 'Welcome back',
  courses: 'Courses',
  all: 'See all',
  back: 'Back',
  standing: '{{progress}}, {{date}}',
};
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation } } });

const CourseListPage = lazy(() => import('./CourseListPage.tsx'));

function HomePage() {
  const t = useText();
  return (
    <>
      <Courses title={t('welcome')} count={3} />
      <Link to={`/courses${location.search}`}>{t('all')}</Link>
    </>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter basename="/limit">
        <Suspense>
          <Routes>
            <Route path="/" element={<HomePage />} />
            <Route path="/courses" element={<CourseListPage />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
