import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState, type ReactNode } from 'react';
import type { CreateToken, VendorFieldsProps, VendorForm } from './card-vendor.ts';
import { VendorFrame } from './VendorFrame.tsx';

const cssValue = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/**
 * The style of the vendor's fields. Their frames cannot use the page's CSS variables, so the current colours are passed
 * as values.
 */
const fieldStyle = () => ({
  base: {
    color: cssValue('--ink-strong'),
    iconColor: cssValue('--ink-muted'),
    fontSize: '16px',
    fontFamily: 'system-ui, sans-serif',
    '::placeholder': { color: cssValue('--ink-faint') },
  },
  invalid: { color: cssValue('--danger-text'), iconColor: cssValue('--danger-text') },
});

/**
 * Returns the locale of the vendor's form: the portal's language or, for one that the vendor may not support, the
 * browser's.
 */
const stripeLocale = (language: string) => (language === 'zh' || language === 'en' ? language : 'auto');

/** Loads the vendor's script for this key. Rejects when it is blocked. */
export async function loadStripeForm(publicKey: string): Promise<VendorForm> {
  const stripe = await loadStripe(publicKey);
  if (!stripe) throw new Error('no Stripe without a document');
  return {
    Fields: (props) => (
      <Elements stripe={stripe} options={{ locale: stripeLocale(props.language) }}>
        <StripeFields {...props} />
      </Elements>
    ),
  };
}

function StripeFields({ labels, onReady }: VendorFieldsProps): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const [style] = useState(fieldStyle);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!stripe || !elements || !drawn) return;
    const createToken: CreateToken = async ({ holder, postalCode }) => {
      const number = elements.getElement(CardNumberElement);
      if (!number) return { status: 'refused', message: '' };
      const { token, error } = await stripe.createToken(number, { name: holder, address_zip: postalCode });
      return token ? { status: 'made', token: token.id } : { status: 'refused', message: error.message ?? '' };
    };
    onReady(createToken);
  }, [stripe, elements, drawn, onReady]);

  const options = (placeholder: string) => ({ style, placeholder });
  return (
    <VendorFrame
      labels={labels}
      number={
        <CardNumberElement
          options={{ ...options('1234 1234 1234 1234'), showIcon: true, disableLink: true }}
          onReady={() => setDrawn(true)}
        />
      }
      expiry={<CardExpiryElement options={options('MM / YY')} />}
      cvc={<CardCvcElement options={options('123')} />}
    />
  );
}
