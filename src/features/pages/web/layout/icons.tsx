const stroke = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export const MenuIcon = () => (
  <svg {...stroke}>
    <path d="M4 8h16M4 16h16" />
  </svg>
);

export const CloseIcon = () => (
  <svg {...stroke}>
    <path d="M6 6l12 12M18 6L6 18" />
  </svg>
);

export const CartIcon = () => (
  <svg {...stroke}>
    <path d="M6 8h12l1 12H5L6 8z" />
    <path d="M9 10V7a3 3 0 0 1 6 0v3" />
  </svg>
);
